import { Button, Group } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useText } from '#platform/web/text.ts'
import { saveBlob } from '#platform/web/ui/files.ts'
import type { Answers } from './useAnswers.ts'
import classes from './Sitting.module.css'

/** Whether every answer has reached the server; the true number of those that have not. */
export function SaveState({ answers }: { answers: Answers }) {
  const t = useText('sitting')
  const { facts, queue } = answers
  const waiting = facts.state === 'waiting' || facts.state === 'signedOut'
  return (
    <Group gap="xs" className={classes['save']!} data-waiting={waiting} role="status" aria-live="polite">
      {waiting ? (
        <IconCloudOff size={18} aria-hidden />
      ) : facts.state === 'saving' ? (
        <IconCloudUp size={18} aria-hidden />
      ) : (
        <IconCloudCheck size={18} aria-hidden />
      )}
      <span>
        {waiting
          ? `${t('paper.unsaved', { count: facts.unsent })}`
          : t(facts.state === 'saving' ? 'paper.saving' : 'paper.saved')}
      </span>
      {waiting && facts.unsent > 0 && (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => saveBlob(new Blob([queue.export()], { type: 'application/json' }), 'answers.json')}
        >
          {t('paper.exportUnsent')}
        </Button>
      )}
    </Group>
  )
}
