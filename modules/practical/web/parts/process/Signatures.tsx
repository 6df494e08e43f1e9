import { Stack, Text } from '@mantine/core'
import { Colon, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { SheetKind } from '../../../rules/sheets.ts'
import type { PracticalClass } from '../class.ts'
import { Withdraw } from './Withdraw.tsx'

interface SignaturesProps {
  readonly person: PracticalClass['People'][number]
  readonly kind: SheetKind
  readonly shown: PracticalClass
  readonly onDone: () => void
}

/** Who has filled one sheet about a trainee, and whether it is signed; whoever may takes a signature back here. */
export function Signatures({ person, kind, shown, onDone }: SignaturesProps) {
  const t = useText('practical')
  const format = useFormat()
  const pick = usePick()
  const markings = person.Markings.filter((marking) => marking.Kind === kind)
  const outcome = person.Outcomes.find((each) => each.Kind === kind)
  const questions = shown.Items.filter((item) => item.Kind === kind).length
  if (markings.length === 0) return <>{format.number(null)}</>
  return (
    <Stack gap={2}>
      {markings.map((marking) => (
        <Text size="sm" key={marking.ID} component="div">
          {marking.Assessor && (
            <>
              {pick(marking.Assessor)}
              <Colon />
            </>
          )}
          {marking.Signed
            ? marking.Assessor
              ? format.dateTime(marking.Signed.At)
              : t('releasedSignedBy', { name: pick(marking.Signed.Name), at: format.dateTime(marking.Signed.At) })
            : t('givenOf', { given: format.number(marking.Given), all: format.number(questions) })}
          {marking.IsAbsent && (
            <>
              <Sep />
              {t('absent')}
            </>
          )}
          {marking.Actions.includes('withdrawPracticalSignature') && (
            <>
              {' '}
              <Withdraw marking={marking} name={pick(person.TraineeName)} onDone={onDone} />
            </>
          )}
        </Text>
      ))}
      {outcome?.State === 'apart' && (
        <Text size="xs" c="red">
          {t('difference', { difference: format.percent(outcome.Difference) })}
        </Text>
      )}
    </Stack>
  )
}
