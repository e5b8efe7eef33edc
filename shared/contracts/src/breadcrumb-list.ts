interface TrailStep {
  name: string;
  path: string;
}

/**
 * The breadcrumbs of a page for search engines.
 * @param origin public address of the site without a closing slash, `site.origin`
 */
export function breadcrumbList(trail: readonly TrailStep[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
