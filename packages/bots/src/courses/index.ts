export type { Chronicle, Course } from './course.ts';
export { chronicles, courseOf } from './courses.ts';
export { NOTHING, type Summary, summaryOf, type Taken, withCourse } from './summary.ts';
