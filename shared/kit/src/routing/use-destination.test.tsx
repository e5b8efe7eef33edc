import { screen } from '@testing-library/react';
import { renderRoute } from '../testing/index.ts';
import { useDestination, useLocation, useNavigate, useNavigation } from './index.ts';
import { wordsRemote } from './testing/words-remote.ts';

/** What each said right after a press, before anything was drawn again: the drawn page, the drawn navigation, the router. */
let said: unknown[] = [];
beforeEach(() => {
  said = [];
});

function Screen() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const drawn = useNavigation().location?.pathname;
  const destination = useDestination();
  const press = () => {
    void navigate('/words/second');
    said.push([pathname, drawn, destination().pathname]);
  };
  return (
    <>
      <h1>{destination().pathname}</h1>
      <button onClick={press}>Second</button>
    </>
  );
}

const subject = wordsRemote({ Component: Screen });

test('says where somebody is on the way to before React draws it', async () => {
  const { user } = await renderRoute(subject, '/words/first');
  expect(screen.getByRole('heading').textContent).toBe('/words/first');
  await user.click(screen.getByRole('button', { name: 'Second' }));
  expect(said).toEqual([['/words/first', undefined, '/words/second']]);
  expect(screen.getByRole('heading').textContent).toBe('/words/second');
});
