import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Code, useFormat } from '#platform/web/format.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { FieldChoices } from './FieldChoices.tsx'
import type { Both, FieldWords, Side } from './two-records.ts'
import { RecordHead } from './RecordHead.tsx'

/** What becomes of two records: which stays, whose value of each field, what moves, what forbids it. */
export function MergePreview<Field extends string, Of extends { readonly Code: string; readonly Email: string }>({
  both,
  fields,
  head,
  movesHint,
  list,
  onSwap,
  merge,
  onReload,
}: {
  both: Both<Field, Of>
  fields: FieldWords<Field, Of>
  /** Which record it is, with the way to it. */
  head: (of: Of) => ReactNode
  movesHint: string
  /** Where likely pairs are listed. */
  list: '/User/Duplicates' | '/Instructor/Duplicates'
  onSwap: () => void
  merge: (fromGone: Field[]) => Promise<void>
  onReload: () => unknown
}) {
  const { Kept, Gone, Differ, Moves, Blocks } = both
  const t = useText('people/merging')
  const format = useFormat()
  const go = useGo()
  const [chosen, setChosen] = useState<Partial<Record<Field, Side>>>({})
  const sideOf = ({ Field, Offered }: { readonly Field: Field; readonly Offered: Side }) => chosen[Field] ?? Offered
  return (
    <Stack gap="md">
      {Blocks.map(({ Kind, Codes }) => (
        <Alert key={Kind} color="red" title={t(`blocks.${Kind}`)}>
          {t(`settle.${Kind}`)}{' '}
          {Codes.map((code) => (
            <Code key={code}>{code} </Code>
          ))}
        </Alert>
      ))}
      <Section
        title={t('records')}
        actions={
          <Button variant="default" leftSection={<IconArrowsExchange size="1rem" />} onClick={onSwap}>
            {t('swap')}
          </Button>
        }
      >
        <Group grow align="flex-start" gap="lg" wrap="wrap" preventGrowOverflow={false}>
          <RecordHead label={t('stays')}>{head(Kept)}</RecordHead>
          <RecordHead label={t('goes')}>{head(Gone)}</RecordHead>
        </Group>
      </Section>
      <Section title={t('fieldsTitle')} description={t('fieldsHint')} flush={Differ.length > 0}>
        {Differ.length === 0 ? (
          <Text size="sm">{t('noDifference')}</Text>
        ) : (
          <FieldChoices
            both={both}
            fields={fields}
            sideOf={sideOf}
            onChoose={(field, side) => setChosen((all) => ({ ...all, [field]: side }))}
          />
        )}
      </Section>
      <Section title={t('movesTitle')} description={movesHint}>
        {Moves.length === 0 ? (
          <Text size="sm">{t('movesNone')}</Text>
        ) : (
          <KeyValues
            items={Moves.map(({ Kind, Count }) => ({ label: t(`moved.${Kind}`), value: format.number(Count) }))}
          />
        )}
      </Section>
      <Group justify="end">
        <Button variant="default" onClick={() => go.back(list)}>
          {t('cancel')}
        </Button>
        <ConfirmButton
          label={t('merge')}
          module="people"
          danger
          disabled={Blocks.length > 0}
          question={t('mergeAsk', { gone: Gone.Code, kept: Kept.Code, email: Gone.Email })}
          onConfirm={async () => {
            try {
              await merge(Differ.filter((field) => sideOf(field) === 'gone').map(({ Field }) => Field))
            } catch (problem) {
              void onReload()
              throw problem
            }
          }}
        />
      </Group>
    </Stack>
  )
}
