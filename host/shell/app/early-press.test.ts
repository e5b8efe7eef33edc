import { rememberEarlyPress, replayEarlyPress } from './early-press.ts';

let sent: string[];

/** A page as the server sent it: nothing in it answers yet. */
function page(formsWait?: boolean) {
  document.body.innerHTML = `
    <button type="button" id="menu"><span id="icon">menu</span></button>
    <button id="bare">more</button>
    <a href="#there" id="link">link</a>
    <form method="post" action="${location.pathname}?returnTo=/"><button id="send">send</button></form>
    <form method="post" action="/newsletter"><button id="subscribe">subscribe</button></form>`;
  sent = [];
  document.querySelectorAll('form').forEach((form) =>
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(form.getAttribute('action') ?? '');
    }),
  );
  rememberEarlyPress(formsWait);
}

const at = (id: string) => document.getElementById(id) as HTMLElement;

/** What React receives once it has taken over. */
function presses(id: string): jest.Mock {
  const pressed = jest.fn();
  at(id).addEventListener('click', pressed);
  return pressed;
}

beforeEach(() => page());
afterEach(() => {
  replayEarlyPress();
  jest.useRealTimers();
});

test.each(['menu', 'bare'])('a press on %s is shown at once, and replayed once', (id) => {
  at(id === 'menu' ? 'icon' : id).click();
  expect(at(id)).toHaveAttribute('aria-busy', 'true');
  const pressed = presses(id);
  replayEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(at(id)).not.toHaveAttribute('aria-busy');
  replayEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press in a form that nobody sends waits for who answers it', () => {
  document.body.innerHTML = '<form method="dialog"><button id="show">show</button></form>';
  document.forms[0]?.addEventListener('submit', (event) => event.preventDefault());
  at('show').click();
  expect(at('show')).toHaveAttribute('aria-busy', 'true');
  const pressed = presses('show');
  replayEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what the browser does by itself is neither shown as waiting nor replayed, where it can', () => {
  at('menu').setAttribute('commandfor', 'site-menu');
  at('menu').click();
  expect(at('menu')).toHaveAttribute('aria-busy', 'true');
  Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
  at('bare').click();
  at('menu').click();
  expect(at('menu')).not.toHaveAttribute('aria-busy');
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
});

test('a menu is opened and closed at once, one at a time, and its press is neither shown as waiting nor replayed', () => {
  const menus = ['menu', 'bare'].map((id) => {
    at(id).setAttribute('data-disclosure', '');
    at(id).setAttribute('aria-expanded', 'false');
    at(id).setAttribute('aria-controls', `panel-${id}`);
    document.body.insertAdjacentHTML('beforeend', `<div id="panel-${id}" hidden></div>`);
    return [at(id), at(`panel-${id}`)] as const;
  });
  const shown = () =>
    menus.map(([button, panel]) => [button.getAttribute('aria-expanded'), panel.hasAttribute('hidden')]);
  const [open, closed] = [
    ['true', false],
    ['false', true],
  ];
  at('icon').click();
  expect(shown()).toEqual([open, closed]);
  at('bare').click();
  expect(shown()).toEqual([closed, open]);
  at('bare').click();
  expect(shown()).toEqual([closed, closed]);
  at('bare').click();
  expect(at('bare')).not.toHaveAttribute('aria-busy');
  const pressed = presses('bare');
  replayEarlyPress();
  expect([pressed.mock.calls.length, shown()]).toEqual([0, [closed, open]]);
});

test('only the last press is replayed', () => {
  at('menu').click();
  at('bare').click();
  const [menu, bare] = [presses('menu'), presses('bare')];
  expect(at('menu')).not.toHaveAttribute('aria-busy');
  replayEarlyPress();
  expect(menu).not.toHaveBeenCalled();
  expect(bare).toHaveBeenCalledTimes(1);
});

test.each(['link', 'send'])('the browser answers a press on %s itself', (id) => {
  at(id).click();
  expect(at(id)).not.toHaveAttribute('aria-busy');
  const pressed = presses(id);
  replayEarlyPress();
  expect(pressed).not.toHaveBeenCalled();
});

describe('where only script can send the form of the page', () => {
  beforeEach(() => {
    replayEarlyPress();
    page(true);
  });

  test('a press waits for the application, and sends once', () => {
    at('send').click();
    expect(at('send')).toHaveAttribute('aria-busy', 'true');
    expect(sent).toEqual([]);
    replayEarlyPress();
    expect(sent).toEqual([`${location.pathname}?returnTo=/`]);
    expect(at('send')).not.toHaveAttribute('aria-busy');
  });

  test('forms of the frame are sent at once', () => {
    at('subscribe').click();
    expect(sent).toEqual(['/newsletter']);
  });

  test('without an application the browser sends it, to be told', () => {
    jest.useFakeTimers();
    at('send').click();
    jest.advanceTimersByTime(20_000);
    expect(sent).toEqual([`${location.pathname}?returnTo=/`]);
    expect(at('send')).not.toHaveAttribute('aria-busy');
  });
});

test('a page that is alive answers alone', () => {
  replayEarlyPress();
  const pressed = presses('menu');
  at('menu').click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(at('menu')).not.toHaveAttribute('aria-busy');
});

test('a button does not look pressed for ever when the page never comes alive', () => {
  jest.useFakeTimers();
  at('menu').click();
  jest.advanceTimersByTime(20_000);
  expect(at('menu')).not.toHaveAttribute('aria-busy');
  const pressed = presses('menu');
  replayEarlyPress();
  expect(pressed).not.toHaveBeenCalled();
});
