import { expect, test } from 'vitest'
import { mergeTextOf } from '#platform/shared/letters/merge-text.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { cleanMergeText } from './clean.ts'
import { styledForMail } from './styled.ts'
import { wordsOfLetter } from './words.ts'

test.each([
  '<p dir="rtl" style="text-align:center">أهلًا <strong>{{name}}</strong> <em>x</em> <u>y</u></p>',
  '<h2>One</h2><h3>two</h3><ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
  '<p><a href="https://example.org/a?b=1&amp;c=2">x</a> <a href="mailto:a@example.org">y</a></p>',
  '<table><tbody><tr><th colspan="2"><p>A</p></th></tr><tr><td><p>1</p></td><td><p>{{code}}</p></td></tr></tbody></table>',
  '<p><img src="picture:logo" alt="Logo" width="140" /></p>',
])('the editor’s own text stays as it is: %s', (html) => {
  expect(cleanMergeText(html)).toBe(html)
})

test.each([
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<p onclick="alert(1)" class="x" id="y" data-a="b">x</p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="picture:stamp" /><img src="picture:__proto__" /><p>x</p>', '<p>x</p>'],
  ['<img src="/api/File/Download?ID=12" /><img src="data:image/png;base64,AA" /><p>x</p>', '<p>x</p>'],
  ['<img src="https://evil.example/pixel.png" /><p>x</p>', '<p>x</p>'],
  ['<p><img src="picture:logo" alt="{{code}}" width="99999" /></p>', '<p><img src="picture:logo" alt="code" /></p>'],
  [
    '<p style="background:url(https://evil.example);position:fixed;text-align:end">x</p>',
    '<p style="text-align:end">x</p>',
  ],
  ['<a href="javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="https://a.example/{{code}}">x</a>', '<p><a>x</a></p>'],
  ['<style>p{}</style><div>x</div>', '<p>x</p>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<p> &nbsp;<br></p>', ''],
  ['plain & < simple', '<p>plain &amp; &lt; simple</p>'],
])('%s becomes %s', (html, clean) => {
  expect(cleanMergeText(html).startsWith(clean)).toBe(true)
  if (clean === '') expect(cleanMergeText(html)).toBe('')
  expect(cleanMergeText(html)).not.toMatch(/script|onclick|onerror|javascript|evil|style=" ?"/)
})

test('what is cleaned is clean', () => {
  for (const html of ['<p>a &amp; b &lt;b&gt;</p>', 'x<p>y', '<b>x</b><ul><li>y'])
    expect(cleanMergeText(cleanMergeText(html))).toBe(cleanMergeText(html))
})

test('what is too long or nested too deep is refused, and no text holds the process', () => {
  const refusedFor = (html: string) => {
    try {
      return cleanMergeText(html, 'Body.ar')
    } catch (error) {
      return (error as Refusal).fields
    }
  }
  expect(refusedFor('x'.repeat(20_001))).toMatchObject([{ path: 'Body.ar', code: 'tooLong' }])
  expect(refusedFor('<div>'.repeat(3_000))).toMatchObject([{ path: 'Body.ar', code: 'tooDeep' }])
  const worst = [
    '<p>',
    '<b>x</b>',
    '<a href="x">',
    '<',
    '&',
    '<img src="picture:logo">',
    '<p style="a:b">',
    '{{x}}',
    '</p>',
  ]
  for (const piece of worst) {
    const html = piece.repeat(Math.floor(20_000 / piece.length))
    const began = performance.now()
    refusedFor(html)
    const took = performance.now() - began
    expect(took, piece).toBeLessThan(500)
  }
})

test('plain text is the same text, its blank lines between paragraphs', () => {
  expect(mergeTextOf('a & <b>\nc\n\n\n{{d}}')).toBe('<p>a &amp; &lt;b&gt;<br />c</p><p>{{d}}</p>')
  expect(cleanMergeText(mergeTextOf('a & <b>\nc\n\n{{d}}'))).toBe(mergeTextOf('a & <b>\nc\n\n{{d}}'))
})

test('a letter’s elements bear style and direction themselves; a picture that there is not is left out', () => {
  const src = (address: string) => (address === 'picture:logo' ? 'cid:logo' : undefined)
  expect(styledForMail('<ul><li>x</li></ul>', 'rtl', src)).toBe(
    '<ul dir="rtl" style="margin:0 0 12px;padding:0;padding-right:24px"><li style="margin:0 0 4px">x</li></ul>',
  )
  expect(styledForMail('<p dir="ltr" style="text-align:end">x</p>', 'rtl', src)).toBe(
    '<p dir="ltr" style="margin:0 0 12px;text-align:right">x</p>',
  )
  expect(styledForMail('<img src="picture:logo" alt="a&quot;b"/><img src="picture:letterhead"/>', 'ltr', src)).toBe(
    '<img alt="a&quot;b" src="cid:logo" style="max-width:100%;height:auto;border:0" />',
  )
  expect(styledForMail('<span dir="ltr" style="white-space:nowrap">R-&lt;1&gt;</span>', 'rtl', src)).toBe(
    '<span dir="ltr" style="white-space:nowrap">R-&lt;1&gt;</span>',
  )
})

test('the words of a letter keep its lines, items, cells and links', () => {
  const html =
    '<p dir="rtl">مرحبًا <b>ليلى</b>،</p><h2>One &amp; two</h2><p>a<br />b</p>' +
    '<ul><li><p>x</p><ol><li><p>y</p></li><li>z</li></ol></li></ul>' +
    '<table><tbody><tr><th><p>A</p></th><th>B</th></tr><tr><td><p>1</p><p>2</p></td><td>3</td></tr></tbody></table>' +
    '<p><a href="https://a.example/?b=1&amp;c">Here</a>, <a href="mailto:a@b.example">a@b.example</a></p>'
  expect(wordsOfLetter(html)).toBe(
    [
      'مرحبًا ليلى،',
      'One & two',
      'a\nb',
      '- x\n  1. y\n  2. z',
      'A | B\n1 2 | 3',
      'Here (https://a.example/?b=1&c), a@b.example',
    ].join('\n\n'),
  )
})
