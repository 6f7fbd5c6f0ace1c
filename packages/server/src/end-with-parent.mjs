// npm and npx run a program through a shell, and a signal sent to them ends that shell alone: the program behind it would go on, hold its
// port, and belong to nobody. So it watches for the loss of its parent and takes that as the signal. Plain JavaScript, because npm start
// calls it before anything is built.

const LOOK_EVERY_MS = 200;

/** Sends this process SIGTERM as soon as whoever started it is gone. */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
