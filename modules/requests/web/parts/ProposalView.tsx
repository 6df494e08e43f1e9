import { Stack, Text } from '@mantine/core'
import { useWeekdayName } from '#modules/planning/web/public.ts'
import { Code, Colon, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { PlainText } from '#platform/web/ui/texts/PlainText.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { directionOf, inLanguage } from '#platform/shared/text.ts'
import type { SentProposal } from './request.ts'

/** What a version of a proposal says: course, days, lines and what they come to. */
export function ProposalView({ proposal }: { proposal: SentProposal }) {
  const t = useText('requests')
  const format = useFormat()
  const language = useLanguage()
  const weekday = useWeekdayName()
  const money = (Minor: number) => format.money({ Minor, Currency: proposal.Total.Currency })
  const wording = inLanguage(proposal.Wording, language)
  return (
    <Stack gap="md">
      {wording.text && (
        <div lang={wording.language} dir={directionOf(wording.language)}>
          <RichTextView html={wording.text} />
        </div>
      )}
      <KeyValues
        items={[
          {
            label: t('fields.course'),
            wide: true,
            value: (
              <>
                <Localized text={proposal.CourseName} />
                <Sep />
                <Code>{proposal.CourseCode}</Code>
              </>
            ),
          },
          { label: t('fields.dates'), value: format.dayRange(proposal.FirstDay, proposal.LastDay) },
          {
            label: t('fields.time'),
            value: format.joined([
              format.list(proposal.Weekdays.map(weekday)),
              format.timeRange(proposal.StartTime, proposal.EndTime),
            ]),
          },
          { label: t('fields.hours'), value: format.number(proposal.Hours) },
          { label: t('fields.trainees'), value: format.number(proposal.Trainees) },
          { label: t('fields.place'), value: t(`places.${proposal.Place}`) },
          { label: t('fields.language'), value: <Localized text={proposal.LanguageName} /> },
          { label: t('fields.validUntil'), value: format.day(proposal.ValidUntil) },
          { label: t('fields.total'), value: <strong>{format.money(proposal.Total)}</strong> },
        ]}
      />
      <SimpleTable
        caption={t('version', { number: proposal.Number })}
        rows={proposal.Lines.map((line, at) => ({ ...line, at }))}
        rowKey={(line) => line.at}
        emptySentence={t('noVersions')}
        columns={[
          { key: 'line', label: t('fields.line'), cell: (line) => <Localized text={line.Text} />, card: 'title' },
          { key: 'quantity', label: t('fields.quantity'), align: 'end', cell: (line) => format.number(line.Quantity) },
          { key: 'price', label: t('fields.price'), align: 'end', cell: (line) => money(line.Minor) },
          { key: 'amount', label: t('fields.amount'), align: 'end', cell: (line) => money(line.AmountMinor) },
        ]}
      />
      <KeyValues
        items={[
          ...(proposal.DiscountPercent > 0
            ? [{ label: t('fields.discount'), value: format.percent(proposal.DiscountPercent) }]
            : []),
          { label: t('fields.net'), value: format.money(proposal.Net) },
          ...(proposal.Tax.Minor > 0 ? [{ label: t('fields.tax'), value: format.money(proposal.Tax) }] : []),
          { label: t('fields.total'), value: <strong>{format.money(proposal.Total)}</strong> },
        ]}
      />
      <PlainText text={proposal.Text} />
      {proposal.Reason && (
        <Text size="sm">
          {t('fields.reason')}
          <Colon />
          {proposal.Reason}
        </Text>
      )}
    </Stack>
  )
}
