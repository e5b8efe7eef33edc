/** A plugin that puts files into the artifact that are no modules. They count towards the release id as modules do. */
export interface ReadsFiles {
  readonly filesRead: readonly string[];
}
