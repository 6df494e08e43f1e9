-- The printable document that a letter opens without a log-in, with its key: erased once the letter has left.
alter table platform.outbox_mail add column paper_href text;
