import { fireEvent, screen } from '@testing-library/react';
import { Portrait } from './Portrait.tsx';
import { renderPart } from './testing/render-part.tsx';

test('reads a relative picture from the images of the API, with its measures and only when near', () => {
  renderPart(<Portrait image="doctors/58.svg" alt="Dr Sarah" size={96} />);
  const picture = screen.getByRole('img', { name: 'Dr Sarah' });
  expect(picture).toHaveAttribute('src', '/images/doctors/58.svg');
  expect(picture).toHaveAttribute('width', '96');
  expect(picture).toHaveAttribute('height', '96');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture.style.objectPosition).toBe('');
  renderPart(<Portrait image="doctors/58.svg" focus={{ x: 0.25, y: 1 }} alt="Dr Nora" />);
  expect(screen.getByRole('img', { name: 'Dr Nora' }).style.objectPosition).toBe('25% 100%');
});

test('draws a figure of the same name when there is no picture or it fails', () => {
  const { redraw } = renderPart(<Portrait image={null} alt="Dr Sarah" />);
  expect(screen.getByRole('img', { name: 'Dr Sarah' }).tagName).toBe('svg');
  redraw(<Portrait image="/images/doctors/1.svg" alt="Dr Sarah" />);
  fireEvent.error(screen.getByRole('img', { name: 'Dr Sarah' }));
  expect(screen.getByRole('img', { name: 'Dr Sarah' }).tagName).toBe('svg');
  redraw(<Portrait image="/images/doctors/2.svg" alt="Dr Sarah" />);
  expect(screen.getByRole('img', { name: 'Dr Sarah' }).tagName).toBe('IMG');
});
