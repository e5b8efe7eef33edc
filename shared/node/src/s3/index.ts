/** Buckets of S3-compatible servers: for the release store and the files of the API. */
export { BucketError, S3Bucket, type BucketProblem, type Condition, type ListedObject, type Stored } from './bucket.ts';
