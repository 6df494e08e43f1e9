import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { LookupKey } from '#modules/lookups/rules/registry.ts'
import { useCall } from '#platform/web/data.ts'
import { Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import classes from './Review.module.css'
import type { StepKey } from './SignupSteps.tsx'

export interface ReviewSection {
  readonly step: StepKey
  readonly items: readonly { readonly label: ReactNode; readonly value: ReactNode; readonly wide?: boolean }[]
}

/** What was written, step by step, with the way back to each. */
export function Review({ sections, onEdit }: { sections: readonly ReviewSection[]; onEdit: (step: string) => void }) {
  const t = useText('signup')
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('review.intro')}
      </Text>
      {sections.map(({ step, items }) => {
        const name = t(`steps.${step}`)
        return (
          <section key={step} className={classes['section']} aria-label={name}>
            <div className={classes['head']}>
              <Title order={3} className={classes['title']!}>
                {name}
              </Title>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('review.edit', { step: name })}
                onClick={() => onEdit(step)}
              >
                {t('review.editShort')}
              </Button>
            </div>
            <KeyValues columns={2} items={items.map((item) => ({ ...item, value: item.value ?? t('review.none') }))} />
          </section>
        )
      })}
    </>
  )
}

/** What was typed, or that nothing was. */
export const typed = (value: unknown): ReactNode =>
  typeof value === 'string' && value.trim() !== '' ? <Typed>{value}</Typed> : null

/** The name of a contact type by its code. */
export function ContactTypeWords({ code }: { code: string }) {
  const pick = usePick()
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup: 'ContactType' }, { freshFor: 60_000 })
  return <>{pick(data?.Items.find((row) => row.Code === code)?.Name)}</>
}

/** The words of a lookup's entries by their ids. */
export function LookupWords({ lookup, ids }: { lookup: LookupKey; ids: number | null | readonly number[] }) {
  const t = useText('signup')
  const pick = usePick()
  const format = useFormat()
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup: lookup }, { freshFor: 60_000 })
  const wanted = ids === null ? [] : [ids].flat()
  if (wanted.length === 0) return <>{t('review.none')}</>
  const words = wanted.map((id) => pick(data?.Items.find((row) => row.ID === id)?.Name))
  return <bdi>{format.list(words)}</bdi>
}
