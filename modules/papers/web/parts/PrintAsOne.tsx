import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { textLanguageOf, textLanguages, type TextLanguage } from '#platform/shared/text.ts'
import { useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { languageNames } from '#platform/web/language.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { papersCalls as calls } from '../../contract/calls.ts'
import { mostPapers } from '../../rules/run.ts'
import type { Asked } from './asked.ts'

interface Props {
  readonly asked: Asked
  readonly onClose: () => void
}

export function PrintAsOne({ asked, onClose }: Props) {
  const t = useText('papers')
  return (
    <Dialog opened onClose={onClose} title={t('asOne')}>
      <Asking asked={asked} onClose={onClose} />
    </Dialog>
  )
}

function Asking({ asked, onClose }: Props) {
  const t = useText('papers')
  const format = useFormat()
  const go = useGo()
  const own = useLanguage()
  const [language, setLanguage] = useState<TextLanguage>(textLanguageOf(own, 'en'))
  const isTooMany = asked.papers.length > mostPapers
  const { send, sending } = useSend(calls.startPaperRun, {
    module: 'papers',
    onDone: ({ ID }) => {
      onClose()
      void go(href('/Papers/:ID', { ID }) as '/')
    },
  })
  const start = () =>
    send({
      body: { Name: asked.name.slice(0, 120), Language: language, Papers: asked.papers.map((each) => ({ ...each })) },
    })
  return (
    <Stack gap="md">
      <Text fw={600}>{t('count', { count: asked.papers.length })}</Text>
      <Text size="sm">{isTooMany ? t('most', { most: format.number(mostPapers) }) : t('how')}</Text>
      <Select
        label={t('fields.language')}
        data={textLanguages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        allowDeselect={false}
        onChange={(value) => setLanguage(textLanguageOf(value ?? language))}
      />
      <Group justify="flex-end">
        <Button onClick={() => void start()} loading={sending} disabled={isTooMany || asked.papers.length === 0}>
          {t('begin')}
        </Button>
      </Group>
    </Stack>
  )
}
