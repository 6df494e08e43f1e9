import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { Code, DayText, InFull, Localized, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { KeyValue } from '#platform/web/ui/KeyValues.tsx'
import classes from '../PersonLists.module.css'

/* A person's lists as they are read. */

/** Set apart from the other entries of its list. */
function Main({ is }: { is: boolean }) {
  const t = useText('people')
  return is ? (
    <Text component="span" size="xs" c="dimmed">
      {t('lists.main')}
    </Text>
  ) : null
}

const lines = (items: readonly ReactNode[]) =>
  items.length > 0 && (
    <ul className={classes['lines']}>
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  )

interface ContactShown {
  readonly ID: number
  readonly TypeName: Trilingual
  readonly Value: string
  readonly IsMain: boolean
}

/** One fact a contact, under the name of its type. */
export const contactFacts = (contacts: readonly ContactShown[]): KeyValue[] =>
  contacts.map(({ ID, TypeName, Value }) => ({
    label: <Localized text={TypeName} />,
    value: <Code key={ID}>{Value}</Code>,
  }))

interface EducationShown {
  readonly ID: number
  readonly DegreeName: Trilingual
  readonly Subject: string
  readonly Institution: string
  readonly Year: number | null
  readonly IsMain: boolean
}

export function EducationLines({ education }: { education: readonly EducationShown[] }) {
  const format = useFormat()
  return lines(
    education.map((each) => (
      <Group key={each.ID} gap="xs">
        <span>
          <Localized text={each.DegreeName} />
          {[each.Subject, each.Institution].filter(Boolean).map((part) => (
            <span key={part}>
              <Sep />
              <Typed>{part}</Typed>
            </span>
          ))}
          {each.Year !== null && (
            <>
              <Sep />
              {format.digits(String(each.Year))}
            </>
          )}
        </span>
        <Main is={each.IsMain && education.length > 1} />
      </Group>
    )),
  )
}

interface ChosenShown {
  readonly ID: number
  readonly Name: Trilingual
  readonly IsMain: boolean
}

export const ChosenLines = ({ chosen }: { chosen: readonly ChosenShown[] }) =>
  lines(
    chosen.map((each) => (
      <Group key={each.ID} gap="xs">
        <Localized text={each.Name} />
        <Main is={each.IsMain && chosen.length > 1} />
      </Group>
    )),
  )

interface ObtainedShown {
  readonly ID: number
  readonly Title: string
  readonly Provider: string
  readonly Year: number | null
  readonly IsMain: boolean
}

export function ObtainedLines({ courses }: { courses: readonly ObtainedShown[] }) {
  const format = useFormat()
  return lines(
    courses.map((each) => (
      <Group key={each.ID} gap="xs">
        <span>
          <Typed>{each.Title}</Typed>
          {each.Provider !== '' && (
            <>
              <Sep />
              <Typed>{each.Provider}</Typed>
            </>
          )}
          {each.Year !== null && (
            <>
              <Sep />
              {format.digits(String(each.Year))}
            </>
          )}
        </span>
        <Main is={each.IsMain && courses.length > 1} />
      </Group>
    )),
  )
}

/** The last day that a passport or a visa is good for, always with its year: people act on it. */
export const ExpiryDay = ({ day }: { day: Day }) => (
  <InFull value={true}>
    <DayText day={day} />
  </InFull>
)
