/** Folder of every release of a part below the site's root, with a closing slash. A part is a remote, or `host`. */
export function artifactRoot(name: string): string {
  return `/artifacts/${name}/`;
}

/** Folder of the files of one release below the site's root, with a closing slash. */
export function artifactBase(name: string, release: string): string {
  return `${artifactRoot(name)}${release}/`;
}
