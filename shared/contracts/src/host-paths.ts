/** Public paths of the host itself. */
export const hostPaths = {
  home: () => '/',
  notFound: () => '/404',
  /** What works now; drawn by the server alone. */
  status: () => '/status',
} as const;
