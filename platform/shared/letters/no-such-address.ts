/*
 * RFC 3463: 5.1.1 no such mailbox, 5.1.2 no such domain, 5.1.3 no address at all, 5.1.6 moved away, 5.1.10 the domain takes
 * no mail, 5.2.1 mailbox switched off. Servers without these codes say it in words; 5.7 is a rule against the sender, whatever
 * it says.
 */
const codes = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/
const words =
  /user unknown|unknown user|no such (?:user|recipient|mailbox)|unknown recipient|mailbox (?:not found|unavailable: no such)|does not exist/i

/** Whether what a mail server said means that there is nobody at this address, now or later. */
export const saysNobodyThere = (said: string): boolean => {
  if (/\b5\.7\.\d/.test(said)) return false
  return codes.test(said) || (/\b55[013]\b/.test(said) && words.test(said))
}
