import type { Course } from '@cromford/bots/courses';
import { finishedRecord } from '../online/finished-record.ts';
import { savedGames } from '../saves/games.ts';
import { keepCourse, keptCourses } from './kept.ts';
import { finishedTogether } from './on-server.ts';
import type { CourseReply, CourseRequest } from './worker.ts';

/** One's own finished games, here and on the server, told: those that are known already at once, then those that were finished since. */
export class OwnCourses {
  all = $state.raw<readonly Course[]>(toldOf());
  isReading = $state(true);
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'courses' });

  constructor() {
    this.read().finally(() => {
      this.isReading = false;
      this.close();
    });
  }

  close(): void {
    this.worker.terminate();
  }

  private async read(): Promise<void> {
    const known = keptCourses();
    const { games } = await savedGames();
    for (const { id, game, record, over, imported } of [...games].reverse()) {
      if (!over || imported || id in known) continue;
      keepCourse(id, await this.ask({ game, record }));
      this.all = toldOf();
    }
    for (const { id, game, seat } of await finishedTogether()) {
      if (id in known) continue;
      const record = await finishedRecord(id);
      // What could not be had is asked for again the next time.
      if (record === undefined) continue;
      keepCourse(id, await this.ask({ game, record, seat }));
      this.all = toldOf();
    }
  }

  private ask(request: CourseRequest): Promise<Course | null> {
    return new Promise((resolve) => {
      this.worker.onmessage = ({ data }: MessageEvent<CourseReply>) => resolve(data.course);
      this.worker.onerror = () => resolve(null);
      this.worker.postMessage(request);
    });
  }
}

const toldOf = () => Object.values(keptCourses()).filter((course) => course !== null);
