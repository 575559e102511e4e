#include "server/commands/serve.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <memory>

#include "server/app.hpp"
#include "server/commands/config_file.hpp"
#include "server/config.hpp"

namespace crownhead::server {
namespace {

int serve(const ServeOptions& options) {
  const auto config = checked(options);
  if (!config) {
    std::cerr << "crownhead serve: " << config.error().detail << '\n';
    return 2;
  }
  try {
    App(*config).run();
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "crownhead serve: " << error.what() << '\n';
    return 1;
  }
}

/// Reads the configuration file, if one is named; false if it is wrong.
bool configured(CLI::App& command, const std::string& file) {
  if (file.empty()) return true;
  const auto read = read_config_file(command, file);
  if (!read) std::cerr << "crownhead serve: " << read.error().detail << '\n';
  return read.has_value();
}

void add_mail_options(CLI::App& command, ServeOptions& options) {
  command
      .add_option("--smtp-url", options.smtp_url,
                  "Where e-mail is handed over, e.g. smtps://mail.example.org:465; without it"
                  " messages are files in the folder mail of the data folder")
      ->envname("CROWNHEAD_SMTP_URL");
  command.add_option("--smtp-user", options.smtp_user, "The name to sign in there with")
      ->envname("CROWNHEAD_SMTP_USER");
  command
      .add_option("--smtp-password", options.smtp_password,
                  "Its password; better in the environment or the configuration file")
      ->envname("CROWNHEAD_SMTP_PASSWORD");
  command
      .add_option("--smtp-ca", options.smtp_ca,
                  "A file of certificates that are trusted instead of the system's")
      ->envname("CROWNHEAD_SMTP_CA");
  command.add_option("--mail-from", options.mail_from, "The address that messages come from")
      ->capture_default_str()
      ->envname("CROWNHEAD_MAIL_FROM");
}

}  // namespace

void add_serve(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<ServeOptions>();
  auto* command = app.add_subcommand("serve", "Serve the site");
  command->add_option("--db", options->db, "The SQLite file [crownhead.db in the data folder]")
      ->envname("CROWNHEAD_DB");
  command
      ->add_option("--data", options->data,
                   "The folder of the server's files [that of the database]")
      ->envname("CROWNHEAD_DATA");
  command->add_option("--listen", options->listen, "ADDR:PORT; port 0 takes a free one")
      ->capture_default_str()
      ->envname("CROWNHEAD_LISTEN");
  command
      ->add_option("--public-url", options->public_url,
                   "Where people reach the site, e.g. https://play.example.org")
      ->envname("CROWNHEAD_PUBLIC_URL");
  command
      ->add_option("--trusted-proxy", options->trusted_proxies,
                   "A proxy's addresses, whose X-Forwarded-For is believed, e.g. 10.0.0.0/8")
      ->envname("CROWNHEAD_TRUSTED_PROXY");
  command->add_option("--log-level", options->log_level, "What is logged to stderr")
      ->capture_default_str()
      ->check(CLI::IsMember({"trace", "debug", "info", "warning", "error", "critical", "off"}))
      ->envname("CROWNHEAD_LOG_LEVEL");
  command
      ->add_option("--dev-clock", options->dev_clock,
                   "For tests: the clock stands at this time until it is moved by hand")
      ->envname("CROWNHEAD_DEV_CLOCK");
  command
      ->add_flag("--no-limits", options->no_limits,
                 "For tests: no rate limits; on a loopback address only")
      ->envname("CROWNHEAD_NO_LIMITS");
  command
      ->add_flag("--webhooks-inside", options->webhooks_inside,
                 "Webhooks may have addresses inside this network, not only on the internet")
      ->envname("CROWNHEAD_WEBHOOKS_INSIDE");
  add_mail_options(*command, *options);
  auto config = std::make_shared<std::string>();
  command->add_option("--config", *config, "A TOML file with these options")
      ->envname("CROWNHEAD_CONFIG");
  command->callback([command, config, options, &exit_status] {
    exit_status = configured(*command, *config) ? serve(*options) : 2;
  });
}

}  // namespace crownhead::server
