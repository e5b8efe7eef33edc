import { CheckFinding, ReleaseSource } from '@clinic/contracts/registry';
import type { CheckRun } from '@clinic/contracts';
import * as z from 'zod/mini';
import { assertSound, checkRun, deploymentContext, isSound } from '../publishing/publish.ts';
import type { Admission } from '../publishing/publish.ts';
import { smokeRenderInLive } from '../publishing/smoke-render.ts';
import { readFiles } from '../store/artifacts/artifact-files.ts';
import type { Origin, ReleaseStore } from '../store/index.ts';
import type { VerifiedJob } from './job-identity.ts';
import { renderInSandbox } from './sandbox/render-in-sandbox.ts';
import { runInSandbox } from './sandbox/sandbox.ts';
import type { SandboxSettings } from './sandbox/sandbox.ts';
import type { Upload, UploadFolder } from './uploads/upload-folder.ts';

interface AdmissionServices {
  store: ReleaseStore;
  folder: UploadFolder;
  sandbox: SandboxSettings;
}

const Inspected = z.object({ findings: z.array(CheckFinding) });

/**
 * Checks a complete upload in the sandbox and puts it into the store, in the name of a team that may publish it. The upload is
 * gone afterwards, whatever came of it.
 * @throws {StoreError} `refused` with what the checks found, or what keeps the store from taking it
 */
export async function admit(
  services: AdmissionServices,
  upload: Upload,
  { by, job }: { by: string; job: VerifiedJob | null },
): Promise<Admission> {
  const { store, folder } = services;
  const { name, release } = upload.plan;
  const built = await folder.assemble(upload);
  try {
    const checks: CheckRun[] = [];
    const findings = await check(services, upload, built, checks);
    assertSound({ name, release, findings });
    const report = findings.length > 0 ? findings : undefined;
    const origin = { ...originOf(job, upload.plan.source), checkedBy: 'service' as const, checks };
    return { published: await store.publish({ name, release, built, by, report, origin }), findings };
  } finally {
    await folder.remove(upload);
  }
}

/** Where an upload comes from: what the CI of a verified job says goes before what the command says. */
function originOf(job: VerifiedJob | null, stated: ReleaseSource | undefined): Origin {
  if (job === null) return { source: stated };
  const commit = job.commit ?? stated?.commit;
  const source = commit === undefined ? undefined : { repository: job.address, commit, ref: job.ref ?? undefined };
  const parsed = source === undefined ? undefined : ReleaseSource.safeParse(source).data;
  return { source: parsed, builder: job.builder, run: job.run ?? undefined };
}

async function check(
  { store, sandbox }: AdmissionServices,
  { plan }: Upload,
  directory: string,
  ran: CheckRun[],
): Promise<CheckFinding[]> {
  const { name, release } = plan;
  const together = [...new Set([name, ...plan.together])];
  const { host, remotes } = await deploymentContext(store, together);
  const version = release.split('+')[0] ?? '';
  const { lines, why } = await runInSandbox(sandbox, {
    script: 'inspect-artifact',
    input: { name, version, directory, deployment: { host, remotes } },
    readable: [directory],
  });
  const inspected = Inspected.safeParse(lines[0]);
  if (!inspected.success) {
    return [{ level: 'error', check: 'inspection', message: `The files of ${name} could not be looked at: ${why}` }];
  }
  const { findings } = inspected.data;
  ran.push(checkRun('files', findings));
  if (!isSound(findings)) return findings;
  const candidate = { name, release, directory, files: await readFiles(directory) };
  const rendered = await smokeRenderInLive({ store, render: renderInSandbox(sandbox) }, candidate, together);
  if (rendered === null) return findings;
  ran.push(checkRun('renders-on-server', rendered));
  return [...findings, ...rendered];
}
