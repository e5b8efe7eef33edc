import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Entry, FieldPath } from './collection.ts';
import { EnglishSlug } from './fields.ts';
import { listPictures } from './pictures.ts';
import { registry } from './registry.ts';
import type { CollectionName, RegisteredCollection } from './registry.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import type { Remark } from './yaml-source.ts';
import { YamlSource } from './yaml-source.ts';

/** A record with the place where it is written. */
export interface WrittenEntry extends Entry {
  readonly remark: (path: FieldPath, what: string) => Remark;
}

/** What a content folder says: the records of every collection that is in it, and its own pictures. */
export interface ContentFolder {
  readonly collections: ReadonlyMap<CollectionName, readonly WrittenEntry[]>;
  /** Paths below `images/`. */
  readonly pictures: readonly string[];
  readonly mistakes: readonly Remark[];
}

const isCollection = (name: string): name is CollectionName => Object.hasOwn(registry, name);

class FolderReader {
  readonly mistakes: Remark[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async #source(file: string): Promise<YamlSource | null> {
    const source = new YamlSource(file, await readFile(join(this.#folder, file), 'utf8'));
    this.mistakes.push(...source.mistakes);
    return source.mistakes.length === 0 ? source : null;
  }

  #entry(name: CollectionName, source: YamlSource, value: unknown, at: Omit<Entry, 'record'>, prefix: FieldPath) {
    const parsed = registry[name].record.safeParse(value);
    const remark = (path: FieldPath, what: string) => source.remark([...prefix, ...path], what, path);
    if (parsed.success) return [{ ...at, record: parsed.data, remark }];
    for (const { path, what } of schemaMistakes(parsed.error, value)) this.mistakes.push(remark(path, what));
    return [];
  }

  async #oneFile(name: CollectionName, file: string): Promise<WrittenEntry[]> {
    const source = await this.#source(file);
    if (!source) return [];
    const { value } = source;
    if (registry[name].kind === 'single') return this.#entry(name, source, value, { id: name, place: 0 }, []);
    if (Array.isArray(value)) {
      return value.flatMap((one, place) => this.#entry(name, source, one, { id: String(place), place }, [place]));
    }
    this.mistakes.push(source.remark([], 'must be a list of records'));
    return [];
  }

  async #filePerRecord(name: CollectionName): Promise<WrittenEntry[]> {
    const files = (await readdir(join(this.#folder, name))).filter((file) => file.endsWith('.yaml')).sort();
    const { namedByFile }: RegisteredCollection = registry[name];
    const entries: WrittenEntry[] = [];
    for (const [place, file] of files.entries()) {
      const id = basename(file, '.yaml');
      const source = await this.#source(join(name, file));
      if (!source) continue;
      const wrong = namedByFile ? EnglishSlug.safeParse(id).error?.issues[0] : undefined;
      if (wrong) this.mistakes.push(source.remark([], `the name of the file ${wrong.message}`));
      entries.push(...this.#entry(name, source, source.value, { id, place }, []));
    }
    return entries;
  }

  /** Every file and folder must be known, so that a misspelt name is not passed over. */
  async read(): Promise<ReadonlyMap<CollectionName, WrittenEntry[]>> {
    const found = new Map<CollectionName, WrittenEntry[]>();
    for (const file of (await readdir(this.#folder)).sort()) {
      const name = basename(file, '.yaml');
      const isFolder = (await stat(join(this.#folder, file))).isDirectory();
      if (file === 'images' || file.startsWith('.') || file === 'README.md') continue;
      if (isCollection(name) && isFolder === (registry[name].kind === 'folder')) {
        found.set(name, isFolder ? await this.#filePerRecord(name) : await this.#oneFile(name, file));
      } else {
        const what = 'is no collection; see docs/operations/content.md for the names of files and folders';
        this.mistakes.push({ file, line: 1, column: 1, field: '', what });
      }
    }
    return found;
  }
}

/** Reads and checks every file of a content folder; mistakes are collected, not thrown. */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const reader = new FolderReader(folder);
  const found = await reader.read();
  const { pictures, mistakes } = await listPictures(join(folder, 'images'));
  return { collections: found, pictures, mistakes: [...reader.mistakes, ...mistakes] };
}
