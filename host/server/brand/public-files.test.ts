import { publicFiles } from './public-files.ts';

const textsOf = async (primary: string | null) => {
  const files = await publicFiles({ colors: { primary, accent: null }, logo: null });
  return new Map(files.map(({ path, body }) => [path, String(body)]));
};

test('icon and small pages are drawn in the colour of the clinic, and else in that of the product', async () => {
  const product = await textsOf(null);
  const clinic = await textsOf('#1d4ed8');
  for (const file of ['/favicon.svg', '/preview.css']) {
    expect(product.get(file)).toContain('#0f4c4a');
    expect(clinic.get(file)).not.toContain('#0f4c4a');
    expect(clinic.get(file)).toContain('#1d4ed8');
  }
});
