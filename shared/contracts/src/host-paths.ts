/** Public paths of the host itself. */
export const hostPaths = {
  home: () => '/',
  notFound: () => '/404',
} as const;
