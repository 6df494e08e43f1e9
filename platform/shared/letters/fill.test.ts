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

test('merge text stays as it is stored; plain text becomes one line', () => {
  expect(fill('<p><strong>{{a}}</strong><br />&amp; more</p>', { a: '<i>x</i>' }, 'html')).toBe(
    '<p><strong>&lt;i&gt;x&lt;/i&gt;</strong><br />&amp; more</p>',
  )
  expect(fill('one\r\nBcc: {{a}}', { a: 'y' }, 'text')).toBe('one Bcc: y')
})

test('a sentence ends with one point, also where a short month has its own', () => {
  expect(fill('Le {{day}}. À {{course}}.', { day: '27 déc.', course: 'SMS' }, 'text')).toBe('Le 27 déc. À SMS.')
  expect(fill('Le {{day}}.', { day: '27 déc.' }, 'html')).toBe('Le 27 déc.')
  expect(fill('{{gone}}.', {}, 'html')).toBe('.')
})
