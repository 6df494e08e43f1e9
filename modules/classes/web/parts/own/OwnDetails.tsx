import { useLanguages } from '#modules/lookups/web/public.ts'
import { Anchor } from '@mantine/core'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { OwnClassRecord } from './own-class.ts'

/** The data of an own class, to read, and whom it is held by. */
export function OwnDetails({ found }: { found: OwnClassRecord }) {
  const t = useText('classes')
  const languages = useLanguages()
  const format = useFormat()
  return (
    <Section>
      <KeyValues
        columns={3}
        items={[
          { label: t('fields.dates'), value: format.dayRange(found.StartDate, found.EndDate) },
          { label: t('fields.hours'), value: t('seatsOf', { taken: found.Hours, all: found.CourseHours }) },
          { label: t('fields.language'), value: languages.name(found.Language) },
          found.OnlineLink !== '' && {
            label: t('fields.onlineLink'),
            wide: true,
            value: (
              <Anchor size="sm" href={found.OnlineLink} target="_blank" rel="noopener noreferrer">
                <Code isLong>{found.OnlineLink}</Code>
              </Anchor>
            ),
          },
          { label: t('fields.coordinator'), value: <Localized text={found.CoordinatorName} /> },
          found.Duties.length > 0 && {
            label: t('own.duties'),
            value: format.list(found.Duties.map((each) => t(`roles.${each.Role}`))),
          },
          found.Staff.length > 0 && {
            label: t('tabs.instructors'),
            wide: true,
            value: found.Staff.map((each, at) => (
              <div key={at}>
                <Localized text={each.Name} />
                {format.separator}
                {t(`roles.${each.Role}`)}
              </div>
            )),
          },
        ]}
      />
    </Section>
  )
}
