import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('fields are put in and escaped', () => {
  expect(fill('{{name}} · {{ course }}', { name: '<b>ليلى</b>', course: 'SMS & more' }, 'html')).toBe(
    '<span dir="auto">&lt;b&gt;ليلى&lt;/b&gt;</span> · <span dir="auto">SMS &amp; more</span>',
  )
})

test('codes stand left to right, whatever surrounds them', () => {
  expect(fill('طلبك {{code}}', { code: 'R-<1>' }, 'html')).toBe(
    'طلبك <span dir="ltr" style="white-space:nowrap">R-&lt;1&gt;</span>',
  )
  expect(fill('طلبك {{code}}', { code: 'R-1' }, 'text')).toBe('طلبك R-1')
})

test('a title carries no line end and no unfilled mark', () => {
  expect(fill('{{a}}{{missing}}', { a: 'x\r\nBcc: y' }, 'text')).toBe('x Bcc: y')
})

test('a mark named as every object’s own is filled by nothing', () => {
  expect(fill('{{constructor}}{{toString}}{{valueOf}}', {}, 'text')).toBe('')
})

test('a field is not itself a template', () => {
  expect(fill('{{a}}', { a: '{{b}}', b: 'secret' }, 'html')).toBe('{{b}}')
})

test('the words around them are plain text too, line by line', () => {
  expect(fill('<script>{{a}}</script>\n& more', { a: 'x' }, 'html')).toBe(
    '&lt;script&gt;x&lt;/script&gt;<br>&amp; more',
  )
  expect(fill('one\r\nBcc: {{a}}', { a: 'y' }, 'text')).toBe('one Bcc: y')
})
