import { JSDOM } from 'jsdom';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { aCategory, aPost, fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';

const content = 'http://purl.org/rss/1.0/modules/content/';
const atom = 'http://www.w3.org/2005/Atom';

describe.each(engines)('feeds on %s', (engine) => {
  let clinic: TestClinic;

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: 'https://clinic.example/' } });
    const html = '<p>5 &lt; 6 &amp; ]]&gt;</p><p><a href="/doctors">d</a><img src="/images/home/hero.svg" alt=""></p>';
    await fillClinic(clinic, {
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost({ title_en: 'Salt & <pressure>\u0007', description_html_en: html }),
      'posts/b.yaml': aPost({ slug_ar: 'أحدث', slug_en: 'newer', published_on: 'today' }),
      'posts/c.yaml': aPost({ slug_ar: 'خبر', slug_en: 'news-item', type: 'news' }),
    });
  });
  afterAll(() => clinic.close());

  const feed = async (name: string) => {
    const answer = await call(clinic, 'GET', `/api/feeds/${name}`);
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    return new JSDOM(answer.body, { contentType: 'text/xml' }).window.document;
  };
  const texts = (document: Document, selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);

  test('articles in Arabic, newest first, with whole addresses', async () => {
    const document = await feed('blogs.ar.xml');
    expect(texts(document, 'channel > link')).toEqual(['https://clinic.example/blogs']);
    expect(texts(document, 'language')).toEqual(['ar']);
    expect(document.getElementsByTagNameNS(atom, 'link')[0]?.getAttribute('href')).toBe(
      'https://clinic.example/api/feeds/blogs.ar.xml',
    );
    expect(texts(document, 'item > link')).toEqual([
      `https://clinic.example/blogs/ar/${encodeURIComponent('أحدث')}`,
      `https://clinic.example/blogs/ar/${encodeURIComponent('ضغط-الدم')}`,
    ]);
    expect(texts(document, 'item > pubDate')[0]).toBe('Fri, 20 Nov 2026 21:00:00 GMT');
    expect(texts(document, 'item > description')[0]).toBe('كيف تقيسه.');
  });

  test('what an editor wrote cannot break the document, and its links lead to the site', async () => {
    const document = await feed('blogs.en.xml');
    expect(texts(document, 'channel > link')).toEqual(['https://clinic.example/blogs?lang=en']);
    expect(texts(document, 'item > title')[1]).toBe('Salt & <pressure>');
    expect(document.getElementsByTagNameNS(content, 'encoded')[1]?.textContent).toBe(
      '<p>5 &lt; 6 &amp; ]]&gt;</p><p><a href="https://clinic.example/doctors">d</a>' +
        '<img src="https://clinic.example/images/home/hero.svg" alt=""></p>',
    );
    const ids = texts(document, 'item > guid');
    expect(new Set([...ids, ...texts(await feed('blogs.ar.xml'), 'item > guid')]).size).toBe(4);
  });

  test('news have their own feeds; others are not there', async () => {
    expect(texts(await feed('news.en.xml'), 'item > link')).toEqual(['https://clinic.example/blogs/en/news-item']);
    for (const name of ['blogs.fr.xml', 'blogs.xml', 'toString', 'constructor.ar.xml']) {
      expect((await call(clinic, 'GET', `/api/feeds/${name}`)).statusCode).toBe(404);
    }
  });
});
