import type * as TypeScript from 'typescript';

type TS = typeof TypeScript;

/** A syntax tree of one file of a package. */
export interface SourceFile {
  ts: TS;
  /** Path below the package's folder. */
  path: string;
  tree: TypeScript.SourceFile;
}

/** What a rule found: where, what is wrong, and what to do instead. */
export interface Violation {
  node: TypeScript.Node;
  check: string;
  message: string;
}

/** Looks at one node of a file; every node is looked at by every rule. */
export type Rule = (file: SourceFile, node: TypeScript.Node) => Violation[];
