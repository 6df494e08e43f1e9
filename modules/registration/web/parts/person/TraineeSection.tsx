import { Button, Stack, Text } from '@mantine/core'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { Registration } from '../wire.ts'

/** Who registered, whether the mandatory data is there, who pays, and what the trainee wrote. */
export function TraineeSection({ registration: row }: { registration: Registration }) {
  const t = useText('registration')
  const format = useFormat()
  const pick = usePick()
  const mayOpen = useMayPass('reviewers')
  const payer = row.OrganizationName ? pick(row.OrganizationName) : null
  return (
    <Section
      title={t('edit.trainee')}
      actions={
        mayOpen && (
          <Button component={AppLink} to="/User/Trainee-Edit/:ID?" params={{ ID: row.TraineeID }} variant="default">
            {t('edit.openTrainee')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {row.Missing.length > 0 ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('edit.missing', { list: format.list(row.Missing.map((field) => t(`mandatory.${field}`))) })}
          </Text>
        ) : (
          <div>
            <StateBadge tone="success" label={t('edit.noMissing')} />
          </div>
        )}
        <KeyValues
          columns={3}
          items={[
            { label: t('fields.nameAr'), value: <Typed>{row.TraineeName.ar}</Typed> },
            { label: t('fields.nameEn'), value: <Typed>{row.TraineeName.en}</Typed> },
            { label: t('fields.trainee'), value: <Code>{row.TraineeCode}</Code> },
            { label: t('fields.nationality'), value: <Localized text={row.NationalityName} /> },
            { label: t('fields.gender'), value: row.Gender ? t(`genders.${row.Gender as 'male'}`) : null },
            { label: t('fields.birthDate'), value: format.day(row.BirthDate) },
            {
              label: t('fields.passport'),
              value: row.PassportEnding ? t('edit.passportEnding', { ending: row.PassportEnding }) : null,
            },
            { label: t('fields.mobile'), value: <Code>{row.Mobile}</Code> },
            { label: t('fields.email'), value: <Code>{row.Email}</Code> },
            { label: t('fields.jobTitle'), value: <Typed>{row.JobTitle}</Typed> },
            {
              label: t('fields.payer'),
              value:
                payer === null ? (
                  t('edit.payerSelf')
                ) : (
                  <>
                    <bdi>{row.OrganizationAgreed ? payer : t('edit.payerAsked', { name: payer })}</bdi>{' '}
                    {row.OrganizationHasCredit && <StateBadge tone="info" label={t('edit.credit')} />}
                  </>
                ),
            },
            row.Notes !== '' && { label: t('fields.notes'), value: <Typed>{row.Notes}</Typed>, wide: true },
          ]}
        />
      </Stack>
    </Section>
  )
}
