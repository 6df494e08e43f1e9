import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { PublicTop } from '../frame/PublicTop.tsx'
import { useShownScreen } from '../frame/shown.ts'
import { AppLink } from '../link.tsx'
import { useText } from '../text.ts'
import { StarFigure } from './StarFigure.tsx'
import classes from './Notice.module.css'

export interface NoticeProps {
  /** The number that people know such a page by: 404, 403, 500. */
  readonly code?: string
  readonly title: string
  readonly sentence: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Stands instead of the shell, whatever the screen's own frame. */
  readonly bare?: boolean
}

/** A page that says one thing: what is the matter and what to do. */
export function Notice({ code, title, sentence, children, actions, bare }: NoticeProps) {
  const t = useText('platform')
  const screen = useShownScreen()
  return (
    <>
      {(bare || screen === undefined || screen.frame === 'bare') && <PublicTop />}
      <div className={classes['notice']}>
        <div className={classes['content']}>
          <StarFigure className={classes['figure']!} />
          {code && (
            <bdi dir="ltr" className={classes['code']}>
              {code}
            </bdi>
          )}
          <h1 className={classes['title']}>{title}</h1>
          <p className={classes['sentence']}>{sentence}</p>
          {children}
          <div className={classes['actions']}>
            {actions ?? (
              <Button component={AppLink} to="/">
                {t('actions.goHome')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </>
  )
}

export const noticeClasses = classes
