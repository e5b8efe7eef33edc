/**
 * Loaded into Jest's workers (`--import`). A worker that has ended closes nothing any more: it only hands back a heap of up to
 * a gigabyte, which takes longer on a busy machine than the half second after which Jest calls that a leak and kills it.
 * `process.exit` leaves the heap to the system.
 */
if (process.send !== undefined) process.once('beforeExit', () => process.exit());
