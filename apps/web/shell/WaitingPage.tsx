import classes from './WaitingPage.module.css'

/** The outline of a page while its words are on their way; seen after 200 ms. */
export function WaitingPage() {
  return (
    <div className={classes['waiting']} data-busy aria-hidden>
      <span className={classes['title']} />
      <span className={classes['card']} />
    </div>
  )
}
