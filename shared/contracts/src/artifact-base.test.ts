import { artifactBase, artifactRoot } from './artifact-base.ts';

test('the files of a release lie below the folder of its part', () => {
  expect(artifactBase('qa', '1.2.3+9ab12cd')).toBe('/artifacts/qa/1.2.3+9ab12cd/');
  expect(artifactBase('qa', '1.2.3+9ab12cd').startsWith(artifactRoot('qa'))).toBe(true);
});
