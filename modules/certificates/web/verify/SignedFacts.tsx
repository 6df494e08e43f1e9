import { Alert, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { standingBy, type SignedFacts as Facts, type SignedList } from '../../rules/signed-facts.ts'
import { looks } from './looks.tsx'
import type { Signed } from './useSigned.ts'

/** What the signature says where the server has answered: one line beside its answer, or that the code is none of ours. */
export function SignatureLine({ signed, serial, version }: { signed: Signed; serial: string; version: number }) {
  const words = useText('certificates/checking')
  const { checked } = signed
  if (checked.is === 'cannot') return null
  if (checked.is === 'noKeys')
    return (
      <Alert color="yellow" variant="outline" icon={<IconAlertTriangle />} title={words('noKeys')} role="status">
        {words('askLater')}
      </Alert>
    )
  const isSame = checked.is === 'good' && checked.payload.s === serial && checked.payload.v === version
  if (isSame)
    return (
      <Alert color="green" variant="outline" icon={<IconCircleCheck />}>
        {words('good')}
      </Alert>
    )
  return (
    <Alert color="red" icon={<IconCircleX />} title={words(checked.is === 'good' ? 'other' : checked.is)} role="alert">
      {words(checked.is === 'good' ? 'otherHint' : 'badHint')}
    </Alert>
  )
}

/** What the code itself says where the server cannot be asked: the signed facts, and how they stood by the last list. */
export function WithoutServer({ signed: { checked, list } }: { signed: Signed }) {
  const words = useText('certificates/checking')
  if (checked.is !== 'good')
    return (
      <Alert
        color={checked.is === 'bad' ? 'red' : 'yellow'}
        icon={checked.is === 'bad' ? <IconCircleX /> : <IconAlertTriangle />}
        title={words(checked.is)}
        role="status"
      >
        {words(checked.is === 'bad' ? 'badHint' : 'askLater')}
      </Alert>
    )
  return (
    <Stack gap="md">
      <Standing facts={checked.payload} list={list} />
      <FactsOfCode facts={checked.payload} />
    </Stack>
  )
}

function Standing({ facts, list }: { facts: Facts; list: SignedList | null }) {
  const t = useText('certificates')
  const words = useText('certificates/checking')
  const format = useFormat()
  if (!list)
    return (
      <Alert color="yellow" icon={<IconAlertTriangle />} title={words('signedOnly')} role="status">
        {words('noList')}
      </Alert>
    )
  const standing = standingBy(list, facts)
  const at = format.dateTime(new Date(list.iat * 1000).toISOString())
  return (
    <Alert {...looks[standing]} title={t(`verify.${standing}`)} role="status">
      {words('byList', { date: at })}
    </Alert>
  )
}

function FactsOfCode({ facts }: { facts: Facts }) {
  const t = useText('certificates')
  const format = useFormat()
  const course = { ...(facts.c && { ar: facts.c }), ...(facts.d && { en: facts.d }) }
  return (
    <Section>
      <KeyValues
        items={[
          { label: t('serial'), value: <Code>{facts.s}</Code> },
          { label: t('verify.version'), value: format.number(facts.v) },
          { label: t('verify.holder'), value: <Typed>{facts.a}</Typed> },
          { label: t('verify.nameEn'), value: <Typed>{facts.n}</Typed> },
          { label: t('kind'), value: t(`kinds.${facts.k}`) },
          ...(facts.c || facts.d ? [{ label: t('titleOf'), value: <Localized text={course} /> }] : []),
          ...(facts.l ? [{ label: t('verify.classCode'), value: <Code>{facts.l}</Code> }] : []),
          ...(facts.f && facts.t ? [{ label: t('verify.dates'), value: format.dayRange(facts.f, facts.t) }] : []),
          ...(facts.h === undefined ? [] : [{ label: t('verify.hours'), value: format.number(facts.h) }]),
          ...(facts.p === undefined ? [] : [{ label: t('verify.percent'), value: format.percent(facts.p) }]),
          { label: t('verify.issuedOn'), value: format.day(facts.i) },
        ]}
      />
    </Section>
  )
}
