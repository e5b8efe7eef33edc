import type { FastifyInstance } from 'fastify';

const line = /^((?:[│ ] {3})*)[├└]── (\S*) \(([A-Z, ]+)\)$/;

/** Every route of a server, documented or not, by method and path as the documentation writes it: `GET /api/doctors/{slug}`. */
export function registeredRoutes(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((written) => {
      const [, indent = '', part = '', methods = ''] = line.exec(written) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, part);
      const path = above.join('').replace(/:(\w+)(\([^)]*\))?/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}
