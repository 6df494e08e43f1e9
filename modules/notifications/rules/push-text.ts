import type { Topic } from '#platform/shared/record/notice-topics.ts'

/*
 * A message shows on a locked screen. Its title names courses, codes and days, as letters' do; more is said only where it
 * can bear neither an amount, a mark nor a reason.
 */
const saysMore: readonly Topic[] = ['schedule', 'teaching']
const longest = 160

/** What stands below the title of a message, of the words of the notification. */
export function pushText(topic: Topic, words: string): string {
  return saysMore.includes(topic) ? inShort(words, longest) : ''
}

/** On one line, so many letters at most. */
export function inShort(words: string, most: number): string {
  const text = words.replace(/\s+/g, ' ').trim()
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
