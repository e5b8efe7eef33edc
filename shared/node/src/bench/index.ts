/** What benchmarks have in common: whether the machine is quiet, what a few rounds say, and repeatable chance. */
export { calibration, howToGetQuiet, needQuiet, quietMoment } from './quiet.ts';
export { median, mulberry32, rotated, summary } from './statistics.ts';
export type { Summary } from './statistics.ts';
