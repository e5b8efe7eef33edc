import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const telemetry = new URL('./telemetry.ts', import.meta.url).href;

/** Prints each file of OpenTelemetry that is loaded. */
const hook = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { if (url.includes('opentelemetry')) console.log(url); return next(url, context); } });`;

async function filesLoadedWith(endpoint: string | null): Promise<string[]> {
  const program = `const { startTelemetry } = await import('${telemetry}');
    const { close } = await startTelemetry({ endpoint: ${JSON.stringify(endpoint)}, service: 'api' });
    await close();`;
  const { stdout } = await run(process.execPath, [
    ...['--no-warnings', '--input-type=module', '--import', `data:text/javascript,${encodeURIComponent(hook)}`],
    ...['--eval', program],
  ]);
  return stdout.split('\n').filter((line) => line !== '');
}

test('the SDK of OpenTelemetry is loaded by servers with a collector alone', async () => {
  expect(await filesLoadedWith(null)).toEqual([]);
  expect((await filesLoadedWith('http://127.0.0.1:9')).length).toBeGreaterThan(0);
});
