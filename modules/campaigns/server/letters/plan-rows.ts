import type { OpenRow } from '#modules/planning/server/public.ts'
import { escapeHtml } from '#platform/shared/html.ts'
import { commaIn, dayIn, moneyIn, numberIn } from '#platform/server/text/written.ts'
import { directionOf, inLanguage, type TextLanguage } from '#platform/shared/text.ts'
import { planWords } from '../../text/letters.ts'

/** Rows of the annual plan as a mail to many shows them: safe HTML, each course with a link to its page. */
export function planRowsIn(language: TextLanguage, rows: readonly OpenRow[], publicUrl: string): string {
  if (rows.length === 0) return ''
  const words = planWords[language]
  const lines = rows.map((row) => {
    const name = inLanguage(row.name, language)
    const link = `${publicUrl}/report/CourseDetail/${row.courseId}`
    const facts = [
      words.hours(numberIn(language, row.hours)),
      words.languages[row.language] ?? row.language,
      words.places[row.place],
      row.fee.Minor === 0 ? words.free : words.fee(moneyIn(language, row.fee)),
    ]
    return `<li><a href="${escapeHtml(link)}" dir="${directionOf(name.language)}">${escapeHtml(name.text)}</a> <span dir="ltr">${escapeHtml(row.courseCode)}</span><br>${escapeHtml(datesIn(language, row))}<br>${escapeHtml(facts.join(commaIn(language)))}</li>`
  })
  return `<ul dir="${directionOf(language)}">${lines.join('')}</ul>`
}

const datesIn = (language: TextLanguage, { startsOn, endsOn }: OpenRow): string =>
  [...new Set([startsOn, endsOn])].map((day) => dayIn(language, day)).join(' – ')
