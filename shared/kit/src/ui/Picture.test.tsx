import { screen } from '@testing-library/react';
import { pictureWidths } from '@clinic/contracts';
import { Picture } from './Picture.tsx';
import { pictureSources } from './picture-sources.ts';
import { renderPart } from './testing/render-part.tsx';

test('a photograph is offered in several widths, with its measures and only when near', () => {
  renderPart(<Picture src="articles/heart.jpg" width={640} height={427} alt="A heart" />);
  const picture = screen.getByRole('img', { name: 'A heart' });
  expect(picture).toHaveAttribute('src', '/images/articles/heart.jpg?w=640');
  expect(picture).toHaveAttribute(
    'srcset',
    [384, 512, 640, 768, 960, 1280].map((width) => `/images/articles/heart.jpg?w=${width} ${width}w`).join(', '),
  );
  expect(picture).toHaveAttribute('sizes', '(max-width: 640px) 100vw, 640px');
  expect(picture).toHaveAttribute('width', '640');
  expect(picture).toHaveAttribute('height', '427');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).not.toHaveAttribute('fetchpriority');
});

test('a drawing has one address for every width; what is seen at once is fetched first', () => {
  renderPart(<Picture src="articles/heart.svg" width={640} height={427} alt="A heart" eager />);
  const picture = screen.getByRole('img', { name: 'A heart' });
  expect(picture).toHaveAttribute('src', '/images/articles/heart.svg');
  expect(picture).not.toHaveAttribute('srcset');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});

test('only widths that the API has are asked for, up to twice the width on the page', () => {
  const sources = pictureSources('a.png', 1200, '50vw');
  expect(sources).toEqual({
    src: '/images/a.png?w=1280',
    srcSet:
      '/images/a.png?w=640 640w, /images/a.png?w=768 768w, /images/a.png?w=960 960w, /images/a.png?w=1280 1280w, /images/a.png?w=1600 1600w',
    sizes: '50vw',
  });
  for (const width of [1, 40, 96, 280, 5000]) {
    const some = pictureSources('a.png', width);
    const asked = typeof some === 'string' ? [] : [...some.srcSet.matchAll(/w=(\d+)/g)].map(([, w]) => Number(w));
    expect(asked.length).toBeGreaterThan(0);
    expect(pictureWidths).toEqual(expect.arrayContaining(asked));
  }
});

test('pictures elsewhere keep their address', () => {
  expect(pictureSources('https://pictures.example/a.png', 96)).toBe('https://pictures.example/a.png');
  expect(pictureSources('/elsewhere/a.png', 96)).toBe('/elsewhere/a.png');
  expect(pictureSources('/images/a.png', 32)).toMatchObject({ src: '/images/a.png?w=64' });
});
