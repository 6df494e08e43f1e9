import { useWeekdayName } from '#modules/planning/web/public.ts'
import { amountInWords } from '#platform/web/text/amounts/amount-in-words.ts'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable, Signatures } from '#platform/web/print/PrintTable.tsx'
import { directionOf, inLanguage } from '#platform/shared/text.ts'
import { useLanguage } from '#platform/web/text.ts'
import { PlainText } from '#platform/web/ui/texts/PlainText.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import type financialProposal from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof financialProposal, typeof ar>
type Line = Shown['Content']['Proposal']['Lines'][number]

export default documentPage<typeof financialProposal, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { RequestNumber, Proposal, SentOn } }, word) => ({
    subtitle: word('version', { number: Proposal.Number }),
    reference: RequestNumber,
    referenceLabel: word('number'),
    day: SentOn,
  }),
  Body: Proposal,
})

function Proposal(shown: Shown) {
  const { Content: content, t } = shown
  const { Proposal: one } = content
  const format = useFormat()
  const language = useLanguage()
  const text = inLanguage(one.Text, language).text
  const wording = inLanguage(one.Wording, language)
  return (
    <>
      <p>
        {t('to')} <Localized text={content.AskedBy} />
        <Sep />
        <Typed>{content.ContactName}</Typed>
      </p>
      {wording.text && (
        <div lang={wording.language} dir={directionOf(wording.language)}>
          <RichTextView html={wording.text} />
        </div>
      )}
      {text ? <PlainText text={one.Text} /> : wording.text ? null : <p>{t('offer')}</p>}
      <Facts {...shown} />
      <Lines {...shown} />
      <p>
        <strong>{t('inWords')}</strong> {t('only', { amount: amountInWords(one.Total, language) })}
      </p>
      {one.Total.Currency !== one.BaseCurrency && (
        <p>{t('rate', { base: one.BaseCurrency, rate: format.number(one.Rate), currency: one.Total.Currency })}</p>
      )}
      <p>{t('validTo', { day: format.day(one.ValidUntil) })}</p>
      {one.State === 'accepted' ? (
        <p>{t('acceptedBy', { name: one.AnsweredBy || content.ContactName, at: format.dateTime(one.AnsweredAt) })}</p>
      ) : (
        <Signatures items={[{ role: t('acceptance') }]} />
      )}
    </>
  )
}

function Facts({ Content: { Proposal: one }, t }: Shown) {
  const format = useFormat()
  const weekday = useWeekdayName()
  return (
    <PrintFacts
      items={[
        [
          t('course'),
          <span key="course">
            <Localized text={one.CourseName} />
            <Sep />
            <Code>{one.CourseCode}</Code>
          </span>,
        ],
        [t('trainees'), format.number(one.Trainees)],
        [t('dates'), format.dayRange(one.FirstDay, one.LastDay)],
        [t('hours'), format.number(one.Hours)],
        [t('weekdays'), format.list(one.Weekdays.map(weekday))],
        [t('time'), format.timeRange(one.StartTime, one.EndTime)],
        [t('place'), t(`places.${one.Place}`)],
        [t('language'), <Localized key="language" text={one.LanguageName} />],
      ]}
    />
  )
}

function Lines({ Content: { Proposal: one }, t }: Shown) {
  const format = useFormat()
  const money = (Minor: number) => format.money({ Minor, Currency: one.Total.Currency })
  return (
    <PrintTable<Line>
      rows={one.Lines}
      columns={[
        { key: 'item', label: t('item'), cell: (line) => <Localized text={line.Text} /> },
        { key: 'quantity', label: t('quantity'), align: 'end', cell: (line) => format.number(line.Quantity) },
        { key: 'price', label: t('price'), align: 'end', cell: (line) => money(line.Minor) },
        { key: 'amount', label: t('amount'), align: 'end', cell: (line) => money(line.AmountMinor) },
      ]}
      totals={[
        ...(one.DiscountPercent > 0 ? [{ item: t('discount'), amount: format.percent(one.DiscountPercent) }] : []),
        ...(one.Tax.Minor > 0
          ? [
              { item: t('net'), amount: format.money(one.Net) },
              { item: t('tax', { percent: format.number(one.TaxPercent) }), amount: format.money(one.Tax) },
            ]
          : []),
        { item: t('total'), amount: format.money(one.Total) },
      ]}
    />
  )
}
