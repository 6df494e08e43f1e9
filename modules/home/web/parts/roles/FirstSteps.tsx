import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import { useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import type { getHomeModel } from '../../../contract/home.ts'
import { firstStepSettings } from '../../../contract/settings.ts'
import { nextFirstStep } from '../../../rules/first-steps.ts'
import classes from './FirstSteps.module.css'

type Home = Output<typeof getHomeModel>
const { save } = callsOfSection(firstStepSettings)

/** What a new academy does first: each step says what it is for and leads to where it is done, the next one by the main button. */
export function FirstSteps({ home: { FirstSteps } }: { home: Home }) {
  const t = useText('home/steps')
  const kit = useKit()
  const format = useFormat()
  const bringBack = useSend(save)
  const putAway = useSend(save, {
    onDone: (_done, { body: { Version } }) => {
      // The button that had the keyboard is gone with the list.
      document.getElementById('content')?.focus({ preventScroll: true })
      // The version that putting it away has left.
      const body = { FirstStepsShown: true, Version: Version + 1 }
      toast.undo(t('wasPutAway'), kit('takeBack'), () => bringBack.send({ body }))
    },
  })
  if (!FirstSteps) return null
  const { Steps, Version } = FirstSteps
  const next = nextFirstStep(Steps)
  const done = Steps.filter(({ IsDone }) => IsDone).length
  return (
    <Section
      title={t('title')}
      description={t('progress', { done: format.number(done), all: format.number(Steps.length) })}
      actions={
        <Button
          variant="default"
          loading={putAway.sending}
          onClick={() => void putAway.send({ body: { FirstStepsShown: false, Version } })}
        >
          {t('putAway')}
        </Button>
      }
    >
      <ol className={classes['steps']}>
        {Steps.map(({ Key, IsDone, Href }) => (
          <li key={Key}>
            {IsDone ? (
              <IconCircleCheck className={classes['done']} size="1.375rem" aria-hidden />
            ) : (
              <IconCircle className={classes['open']} size="1.375rem" aria-hidden />
            )}
            <div className={classes['what']}>
              <strong>{t(`steps.${Key}.title`)}</strong>
              <span>{t(`steps.${Key}.why`)}</span>
            </div>
            <div className={classes['way']}>
              {IsDone ? (
                <StateBadge tone="success" label={t('done')} />
              ) : (
                <Button component={AppLink} to={Href as '/'} variant={Key === next?.Key ? 'filled' : 'default'}>
                  {t(`steps.${Key}.do`)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
