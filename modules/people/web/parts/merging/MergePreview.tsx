import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { MergeField } from '../../../contract/merging.ts'
import { peopleCalls } from '../../../contract/calls.ts'
import { FieldChoices, type Side } from './FieldChoices.tsx'
import { RecordHead } from './RecordHead.tsx'

type Both = Output<typeof peopleCalls.getTraineeMerge>

/** What becomes of two records: which stays, whose value of each field, what moves, what forbids it. */
export function MergePreview({ both, onReload }: { both: Both; onReload: () => unknown }) {
  const { Kept, Gone, Differ, Moves, Blocks } = both
  const t = useText('people/merging')
  const people = useText('people')
  const format = useFormat()
  const go = useGo()
  const [chosen, setChosen] = useState<Partial<Record<MergeField, Side>>>({})
  const sideOf = ({ Field, Offered }: Both['Differ'][number]) => chosen[Field] ?? Offered
  const merge = async () => {
    const FromGone = Differ.filter((field) => sideOf(field) === 'gone').map(({ Field }) => Field)
    const body = { KeptID: Kept.ID, KeptVersion: Kept.Version, GoneID: Gone.ID, GoneVersion: Gone.Version, FromGone }
    const { ID } = await send(peopleCalls.mergeTrainees, { body })
    toast.done(people('acts.mergeTrainees.done'))
    await go.replace('/User/Trainee-Edit/:ID?', { ID })
    void refreshEverything()
  }
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
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size="1rem" />}
            onClick={() => void go.replace('/User/Merge/:ID/:OtherID?', { ID: Gone.ID, OtherID: Kept.ID })}
          >
            {t('swap')}
          </Button>
        }
      >
        <Group grow align="flex-start" gap="lg" wrap="wrap" preventGrowOverflow={false}>
          <RecordHead label={t('stays')} of={Kept} />
          <RecordHead label={t('goes')} of={Gone} />
        </Group>
      </Section>
      <Section title={t('fieldsTitle')} description={t('fieldsHint')} flush={Differ.length > 0}>
        {Differ.length === 0 ? (
          <Text size="sm">{t('noDifference')}</Text>
        ) : (
          <FieldChoices
            both={both}
            sideOf={sideOf}
            onChoose={(field, side) => setChosen((all) => ({ ...all, [field]: side }))}
          />
        )}
      </Section>
      <Section title={t('movesTitle')} description={t('movesHint')}>
        {Moves.length === 0 ? (
          <Text size="sm">{t('movesNone')}</Text>
        ) : (
          <KeyValues
            items={Moves.map(({ Kind, Count }) => ({ label: t(`moved.${Kind}`), value: format.number(Count) }))}
          />
        )}
      </Section>
      <Group justify="end">
        <Button variant="default" onClick={() => go.back('/User/Duplicates')}>
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
              await merge()
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
