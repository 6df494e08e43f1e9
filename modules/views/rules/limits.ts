/** How many views of one list somebody may have. */
export const mostOwn = 30
/** How many views of one list a role may be shown. */
export const mostShared = 20
