import { SimpleGrid, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { useFormat, Localized } from '#platform/web/format.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { getHomeModel } from '../../contract/home.ts'
import classes from './Home.module.css'
import { YearBars } from './YearBars.tsx'

type Calendar = NonNullable<Output<typeof getHomeModel>['Calendar']>
interface Entry {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly kind: 'term' | 'holiday' | 'class'
  /** Either what it is called, or a sentence about it. */
  readonly name?: Trilingual
  readonly says?: string
}

/** The months from this one to the year's last, `YYYY-MM`. */
function monthsOf({ FirstDay, LastDay }: Calendar, today: string): string[] {
  const months: string[] = []
  let [year, month] = (today > FirstDay ? today : FirstDay).split('-').map(Number) as [number, number]
  const last = LastDay.slice(0, 7)
  for (;;) {
    const each = `${year}-${String(month).padStart(2, '0')}`
    if (each > last) return months
    months.push(each)
    if (++month > 12) [year, month] = [year + 1, 1]
  }
}

/** What is left of the academy's year, month by month: terms, holidays and the own classes, each where it begins. */
export function HomeYear({ calendar, today }: { calendar: Calendar; today: string }) {
  const t = useText('home')
  const format = useFormat()
  const language = useLanguage()
  const nameOf = (name: unknown) => inLanguage(name as Trilingual, language).text
  const entries: Entry[] = [
    ...calendar.Terms.flatMap(({ Name, FirstDay, LastDay }, at): Entry[] => [
      { key: `b${at}`, from: FirstDay, to: FirstDay, kind: 'term', says: t('calendar.begins', { name: nameOf(Name) }) },
      { key: `e${at}`, from: LastDay, to: LastDay, kind: 'term', says: t('calendar.ends', { name: nameOf(Name) }) },
    ]),
    ...calendar.Holidays.map(({ ID, Name, FirstDay, LastDay }): Entry => ({
      key: `h${ID}`,
      from: FirstDay,
      to: LastDay,
      kind: 'holiday',
      says: t('calendar.holiday', { name: nameOf(Name) }),
    })),
    ...calendar.Classes.map(({ CourseClassID, CourseName, FirstDay, LastDay }): Entry => ({
      key: `c${CourseClassID}`,
      from: FirstDay,
      to: LastDay,
      kind: 'class',
      name: CourseName,
    })),
  ].sort((a, b) => a.from.localeCompare(b.from))
  const first = today.slice(0, 7)
  // What began before this month and goes on stands in this month.
  const monthOf = ({ from, to }: Entry) => (from.slice(0, 7) < first && to >= today ? first : from.slice(0, 7))
  return (
    <Section title={t('calendar.title', { year: format.count(calendar.Year) })}>
      <YearBars
        year={calendar}
        today={today}
        bars={calendar.Classes.map((each) => ({
          key: each.CourseClassID,
          name: nameOf(each.CourseName),
          from: each.FirstDay,
          to: each.LastDay,
        }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="lg" verticalSpacing="md">
        {monthsOf(calendar, today).map((month) => {
          const here = entries.filter((entry) => monthOf(entry) === month)
          return (
            <div key={month}>
              <h3 className={classes['month']}>{format.month(`${month}-01`)}</h3>
              {here.length === 0 ? (
                <Text size="sm" c="dimmed">
                  {t('calendar.nothing')}
                </Text>
              ) : (
                <ul className={classes['ofMonth']}>
                  {here.map((entry) => (
                    <li key={entry.key} data-kind={entry.kind}>
                      <time dateTime={entry.from}>{format.dayRange(entry.from, entry.to)}</time>
                      <span>{entry.name ? <Localized text={entry.name} /> : entry.says}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )
        })}
      </SimpleGrid>
    </Section>
  )
}
