import { leadVisitorsToSignIn } from './visitor-links.ts';

const link = (id: string) => document.getElementById(id) as HTMLAnchorElement;
const reach = (target: Element | null, event: string) => target?.dispatchEvent(new Event(event, { bubbles: true }));

leadVisitorsToSignIn();

beforeEach(() => {
  document.body.innerHTML = `<a id="members" href="/s" data-visitor-href="/login?returnTo=%2Fs"><b>book</b></a><a id="public" href="/qa">ask</a>`;
});
afterEach(() => {
  document.cookie = 'access_token=; Max-Age=0';
});

test.each(['pointerover', 'pointerdown', 'click'])(
  'a visitor’s %s on a page of members leads to the sign-in',
  (event) => {
    reach(document.querySelector('b'), event);
    expect(link('members')).toHaveAttribute('href', '/login?returnTo=%2Fs');
  },
);

test('nobody reached for it: the link stays', () => {
  reach(link('public'), 'pointerdown');
  reach(document.body, 'click');
  expect([link('members'), link('public')].map((one) => one.getAttribute('href'))).toEqual(['/s', '/qa']);
});

test('who signed in meanwhile comes to the page itself with the next press', () => {
  reach(link('members'), 'click');
  document.cookie = 'access_token=a';
  reach(link('members'), 'pointerdown');
  expect(link('members')).toHaveAttribute('href', '/s');
});

test('who is signed in comes to the page itself', () => {
  document.cookie = 'access_token=a';
  reach(link('members'), 'click');
  expect(link('members')).toHaveAttribute('href', '/s');
});
