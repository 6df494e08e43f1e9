import { expect, test } from 'vitest'
import { messageIn } from './messages.ts'

test('a message opens a page of this site and no other', () => {
  const opened = (href: unknown) => messageIn({ title: 'Moved', body: '', href })?.href
  expect(opened('/CourseClassDetail/4?tab=sessions')).toBe('/CourseClassDetail/4?tab=sessions')
  for (const href of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', null, 7])
    expect(opened(href)).toBe('/Notifications')
})

test('what says nothing is not shown', () => {
  for (const data of [null, undefined, '', 7, {}, { title: 7 }, { title: '' }]) expect(messageIn(data)).toBeNull()
  expect(messageIn({ title: 'Moved' })).toEqual({ title: 'Moved', body: '', href: '/Notifications' })
})
