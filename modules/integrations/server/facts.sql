-- What a token is called, for whoever reads what it did.
create view integrations.api_token_facts with (security_invoker = true) as
select id as token_id, name as token_name from integrations.api_token;
