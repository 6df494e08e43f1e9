-- Whether the owner of an account is a woman or a man, for who has no record that says it: the academy's own people.
alter table accounts.account add column gender text check (gender in ('male', 'female'));
