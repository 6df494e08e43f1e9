import type { ReactNode } from 'react'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type registrationCheckList from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof registrationCheckList, typeof ar>

export default documentPage<typeof registrationCheckList, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.CourseCode, referenceLabel: word('code') }),
  Body: List,
})

// A sign that is alike in every language.
const toTick = '☐'

function List({ Content: course, t }: Shown) {
  const format = useFormat()
  const items: ReactNode[] = [
    ...course.Prerequisites.map((each) => (
      <span key={each.Code}>
        {t('completed')} <Localized text={each.Name} /> <Code>{each.Code}</Code>
      </span>
    )),
    t('names'),
    t('person'),
    t('contacts'),
    t('passport'),
    t('visa', { count: course.PassportMonths }),
    t('stay'),
    ...(course.Fee.Minor === 0 ? [] : [t('payer'), t('proof')]),
  ]
  return (
    <>
      <PrintFacts
        items={[
          [t('course'), <Localized key="course" text={course.CourseName} />],
          [t('fee'), course.Fee.Minor === 0 ? t('free') : format.money(course.Fee)],
          [t('hours'), format.number(course.Hours)],
          [t('days'), format.number(course.Days)],
        ]}
      />
      <PrintTable<ReactNode>
        rows={items}
        columns={[
          { key: 'tick', label: t('ready'), width: '16mm', cell: () => toTick },
          { key: 'item', label: t('what'), cell: (row) => row },
        ]}
      />
      <p>{t('how')}</p>
    </>
  )
}
