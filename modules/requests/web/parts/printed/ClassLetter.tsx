import type * as z from 'zod'
import { Code, Localized, nothing, Sep, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type { Keys, Values } from '#platform/web/text.ts'
import type { ClassPrinted } from '../../../contract/class-printed.ts'
import type { ar } from '../../../text/class-letter/ar.ts'

interface ClassLetterProps {
  readonly of: z.output<ClassPrinted>
  /** The words of `text/class-letter`, and what the letter is for. */
  readonly t: (key: Keys<typeof ar> | 'says', values?: Values) => string
}

/** A letter about the class that came out of a request: what it says, the class, and those it is about. */
export function ClassLetter({ of: one, t }: ClassLetterProps) {
  const format = useFormat()
  const pick = usePick()
  return (
    <>
      <p>
        {t('to')} <Localized text={one.AskedBy} />
        <Sep />
        <Typed>{one.ContactName}</Typed>
      </p>
      <p>{t('says', { course: pick(one.CourseName), dates: format.dayRange(one.StartDate, one.EndDate) })}</p>
      <PrintFacts
        items={[
          [t('course'), <Code key="course">{one.CourseCode}</Code>],
          [t('classCode'), <Code key="class">{one.ClassCode}</Code>],
          [t('hours'), format.number(one.Hours)],
          [
            t('place'),
            <span key="place">
              {t(`places.${one.Place}`)}
              {one.Place === 'academy' && one.ClassRoomName && (
                <>
                  <Sep />
                  <Localized text={one.ClassRoomName} />
                </>
              )}
              {one.Place === 'customerSite' && one.OwnSite && (
                <>
                  <Sep />
                  <Typed>{one.OwnSite}</Typed>
                </>
              )}
            </span>,
          ],
        ]}
      />
      <PrintTable
        caption={t('names')}
        rows={one.Names.map((each, at) => ({ ...each, at: at + 1 }))}
        columns={[
          { key: 'at', label: '#', width: '3rem', cell: (row) => format.number(row.at) },
          {
            key: 'name',
            label: t('name'),
            cell: (row) => (row.TraineeName ? <Localized text={row.TraineeName} /> : <Typed>{row.Name}</Typed>),
          },
          {
            key: 'code',
            label: t('code'),
            cell: (row) => (row.TraineeCode ? <Code>{row.TraineeCode}</Code> : nothing),
          },
        ]}
      />
      {one.First && (
        <p>
          {t(one.Place === 'online' ? 'joinFirst' : 'comeFirst', {
            day: format.weekdayAndDay(one.First.Day),
            time: format.time(one.First.StartsAt),
          })}
        </p>
      )}
    </>
  )
}
